// The forty-fifth further batch: the tools that are asked for least, said at the brewery of the thirty-eighth; “fresh45”.
export { rarest as instructions } from './rarest.ts';
