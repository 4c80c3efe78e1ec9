// What a start leaves behind is a third of V8's heap, and V8 collects it only when the heap has grown again: an idle service would
// keep it for good. V8 hands its collector out only to a context that is made while the option is set.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

export function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc()');
  setFlagsFromString('--no-expose-gc');
}
