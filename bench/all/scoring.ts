// One retention score over HTTP: bare Fastify, Muster, and FastAPI with scikit-learn where the system has them.
import { servingFigures } from '../retention/serving.ts';
import type { RunPart } from './part.ts';

export const runScoring: RunPart = async ({ tell }) => {
  const { plain, own, other } = await servingFigures();
  const ownFigure = `${own.rate.toFixed(0)}/s, p99 ${own.p99} ms`;
  tell({
    what: 'retention score, 100 connections',
    figure: `${ownFigure}: ${(own.rate / plain.rate).toFixed(2)} of the requests`,
    reference: `bare Fastify: ${plain.rate.toFixed(0)}/s, p99 ${plain.p99} ms`,
  });
  tell({
    what: 'retention score beside Python',
    figure: other === undefined ? ownFigure : `${(own.rate / other.rate).toFixed(1)} times the requests`,
    reference:
      other === undefined
        ? 'FastAPI with scikit-learn: not installed (python3-fastapi, python3-sklearn, python3-uvicorn)'
        : `FastAPI with scikit-learn: ${other.rate.toFixed(0)}/s, p99 ${other.p99} ms`,
  });
};
