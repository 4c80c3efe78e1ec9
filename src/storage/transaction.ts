// A transaction whose opening goes out together with its first statement, and with the end behind it where there is one statement
// only. Each wait for an answer is a round trip to the server, or two messages between threads.
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type Kysely,
  type PostgresDialect,
  type QueryResult,
  Transaction,
} from 'kysely';

interface Opening {
  /** `begin`, or what stands in its place. */
  readonly begin: string;
  /** Held for the length of the transaction; name and value are parameters, never part of the statement. */
  readonly set: readonly [name: string, value: string];
  /** There is one statement; it is committed with it. */
  readonly isSingle?: boolean;
}

interface TransactionDependencies<Tables> {
  readonly db: Kysely<Tables>;
  readonly dialect: PostgresDialect;
  readonly trace: () => string | undefined;
}

type Transact<Tables> = <T>(opening: Opening, work: (tx: Transaction<Tables>) => Promise<T>) => Promise<T>;

export function transactionsOn<Tables>({ db, dialect, trace }: TransactionDependencies<Tables>): Transact<Tables> {
  const driver = dialect.createDriver();
  const begun = driver.init();
  const executor = db.getExecutor();
  const over = (connection: DatabaseConnection): Transaction<Tables> =>
    new Transaction<Tables>({
      config: { dialect },
      dialect,
      driver,
      executor: executor.withConnectionProvider({ provideConnection: (consumer) => consumer(connection) }),
    });
  return async ({ begin, set, isSingle = false }, work) => {
    await begun;
    const connection = await driver.acquireConnection();
    try {
      const opening = Promise.all([
        connection.executeQuery(CompiledQuery.raw(begin)),
        connection.executeQuery(setting(set, trace())),
      ]);
      // It is awaited below; until then a failure of it must not count as one that nobody hears of.
      opening.catch(() => undefined);
      return await inLine(new TransactionConnection(connection, { driver, isSingle, opening }), (line) =>
        work(over(line)),
      );
    } finally {
      await driver.releaseConnection(connection);
    }
  };
}

const setting = (set: Opening['set'], trace: string | undefined): CompiledQuery =>
  trace === undefined
    ? CompiledQuery.raw('select set_config($1, $2, true)', [...set])
    : CompiledQuery.raw("select set_config($1, $2, true), set_config('app.trace', $3, true)", [...set, trace]);

async function inLine<T>(line: TransactionConnection, work: (line: TransactionConnection) => Promise<T>): Promise<T> {
  try {
    const result = await work(line);
    await line.commit();
    return result;
  } catch (error) {
    await line.rollBack();
    throw error;
  }
}

interface TransactionOptions {
  readonly driver: Driver;
  readonly isSingle: boolean;
  readonly opening: Promise<unknown>;
}

/** The statements of one transaction, one behind the other on one connection. */
class TransactionConnection implements DatabaseConnection {
  readonly #connection: DatabaseConnection;
  readonly #ways: TransactionOptions;
  #committed: Promise<void> | undefined;
  #isOver = false;

  constructor(connection: DatabaseConnection, ways: TransactionOptions) {
    this.#connection = connection;
    this.#ways = ways;
  }

  executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (this.#isOver) throw new Error('this transaction is over, or was opened for a single statement');
    const answered = this.#connection.executeQuery<R>(query);
    // PostgreSQL answers a commit after a failure with a rollback.
    if (this.#ways.isSingle) this.#end().catch(() => undefined);
    return answered;
  }

  streamQuery<R>(query: CompiledQuery, size: number): AsyncIterableIterator<QueryResult<R>> {
    return this.#connection.streamQuery<R>(query, size);
  }

  async commit(): Promise<void> {
    this.#isOver = true;
    await this.#ways.opening;
    await this.#end();
  }

  /** Throws what the opening failed with: all that came after it failed because of it. */
  async rollBack(): Promise<void> {
    this.#isOver = true;
    if (this.#committed === undefined) await this.#ways.driver.rollbackTransaction(this.#connection);
    else await this.#committed.catch(() => undefined);
    await this.#ways.opening;
  }

  #end(): Promise<void> {
    this.#isOver = true;
    return (this.#committed ??= this.#ways.driver.commitTransaction(this.#connection));
  }
}
