# The Python peers on the very same design matrices and folds: scikit-learn, XGBoost and statsmodels (Debian's packages).
# Reads one JSON document from standard input, writes one to standard output.
import json
import sys
import warnings

import numpy as np
from sklearn.linear_model import LogisticRegression
from sklearn.metrics import roc_auc_score
from sklearn.preprocessing import StandardScaler

warnings.filterwarnings("ignore")
try:
    import xgboost
except ImportError:
    xgboost = None
try:
    from statsmodels.duration.hazard_regression import PHReg
except ImportError:
    PHReg = None


def concordance(time, event, risk):
    agree = pairs = 0.0
    for i in np.flatnonzero(event):
        later = (time > time[i]) | ((time == time[i]) & (event == 0))
        later[i] = False
        pairs += later.sum()
        agree += (risk[i] > risk[later]).sum() + 0.5 * (risk[i] == risk[later]).sum()
    return agree / pairs


def slope(y, p):
    z = np.log(np.clip(p, 1e-4, 1 - 1e-4) / (1 - np.clip(p, 1e-4, 1 - 1e-4))).reshape(-1, 1)
    return float(LogisticRegression(C=1e9).fit(z, y).coef_[0, 0])


def one_set(data):
    x = np.array(data["values"]).reshape(data["rows"], data["columns"])
    y = np.array([np.nan if v is None else v for v in data["stayed"]])
    time, event = np.array(data["exit"]), np.array(data["event"])
    result = {k: [] for k in ("logistic", "xgboost", "phreg", "xgboost_cox")}
    pooled = {"logistic": [], "xgboost": []}
    for fold in data["folds"]:
        fold = np.array(fold)
        for k in range(5):
            train, test = fold != k, fold == k
            scaler = StandardScaler().fit(x[train])
            a, b = scaler.transform(x[train]), scaler.transform(x[test])
            known_a, known_b = ~np.isnan(y[train]), ~np.isnan(y[test])
            ya, yb = y[train][known_a], y[test][known_b]
            p = LogisticRegression(C=1.0, max_iter=2000).fit(a[known_a], ya).predict_proba(b[known_b])[:, 1]
            result["logistic"].append(roc_auc_score(yb, p))
            pooled["logistic"].append((yb, p))
            if xgboost is not None:
                options = dict(n_estimators=200, max_depth=3, learning_rate=0.05, subsample=0.8, colsample_bytree=0.8, n_jobs=1)
                p = xgboost.XGBClassifier(**options).fit(a[known_a], ya).predict_proba(b[known_b])[:, 1]
                result["xgboost"].append(roc_auc_score(yb, p))
                pooled["xgboost"].append((yb, p))
                d = xgboost.DMatrix(a, np.where(event[train] == 1, time[train], -time[train]))
                m = xgboost.train({"objective": "survival:cox", "max_depth": 2, "eta": 0.05, "subsample": 0.8, "colsample_bytree": 0.8, "nthread": 1}, d, 150)
                result["xgboost_cox"].append(concordance(time[test], event[test], m.predict(xgboost.DMatrix(b), output_margin=True)))
            if PHReg is not None and data["phreg"]:
                keep = a.std(axis=0) > 0
                beta = PHReg(time[train], a[:, keep], status=event[train], ties="breslow").fit(disp=0).params
                result["phreg"].append(concordance(time[test], event[test], b[:, keep] @ beta))
    answer = {k: (float(np.mean(v)) if v and not np.isnan(np.mean(v)) else None) for k, v in result.items()}
    for k, v in pooled.items():
        answer[k + "_slope"] = slope(np.concatenate([a for a, _ in v]), np.concatenate([b for _, b in v])) if v else None
    return answer


json.dump({data["name"]: one_set(data) for data in json.load(sys.stdin)}, sys.stdout)
