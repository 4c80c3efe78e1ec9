// What the connected system has no way to tell is no fault: the page goes on without it.
import { ApiProblem } from './client.ts';

export const isNotSupported = (error: unknown): error is ApiProblem =>
  error instanceof ApiProblem && error.code === 'not_supported';
