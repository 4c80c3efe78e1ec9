// The part of net.Socket that `pg` uses, for connections that lead to no network.
import { Duplex } from 'node:stream';

export abstract class Socket extends Duplex {
  connect(): this {
    setImmediate(() => this.emit('connect'));
    return this;
  }
  setNoDelay(): this {
    return this;
  }
  setKeepAlive(): this {
    return this;
  }
  ref(): this {
    return this;
  }
  unref(): this {
    return this;
  }
  override _read(): void {
    // Replies are pushed as they come.
  }
  override _final(done: () => void): void {
    done();
    this.destroy();
  }
}
