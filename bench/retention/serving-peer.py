# The serving peer: FastAPI with a scikit-learn pipeline behind the same request (Debian's packages), without any record.
import sys

import numpy as np
import uvicorn
from fastapi import FastAPI, Header, HTTPException
from pydantic import BaseModel, Field
from sklearn.linear_model import LogisticRegression
from sklearn.pipeline import make_pipeline
from sklearn.preprocessing import StandardScaler

rng = np.random.default_rng(1)
rows = np.column_stack([rng.uniform(0, 300, 2000), rng.uniform(0, 100, 2000), rng.uniform(0, 5, 2000)])
model = make_pipeline(StandardScaler(), LogisticRegression()).fit(rows, rng.random(2000) < 1 / (1 + np.exp(-rows[:, 1] / 50 + 1)))
app = FastAPI()


class Signals(BaseModel):
    experience_months: float = Field(ge=0, le=720)
    assessment_score: float = Field(ge=0, le=100)
    interview_rating: float = Field(ge=0, le=5)


class Request(BaseModel):
    candidate_id: str
    job_id: str
    signals: Signals


@app.post("/v1/retention/score")
def score(request: Request, authorization: str = Header("")):
    if authorization != "Bearer bench":
        raise HTTPException(401)
    s = request.signals
    p = float(model.predict_proba([[s.experience_months, s.assessment_score, s.interview_rating]])[0, 1])
    return {"tenure_score": round(100 * p, 1), "confidence": max(p, 1 - p), "retention_band": "high" if p > 0.6 else "medium",
            "predicted_tenure_days": 500, "model_version": "v1.0.0-sales"}


uvicorn.run(app, host="127.0.0.1", port=int(sys.argv[1]), log_level="critical", access_log=False)
