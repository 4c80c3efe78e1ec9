// A few values of the service as a whole, such as the sandbox clock's offset.
import type { Database } from './database.ts';

export interface ServiceState {
  get(key: string): Promise<string | undefined>;
  put(key: string, value: string): Promise<void>;
}

export const createState = ({ service }: Database): ServiceState => ({
  get: async (key) => {
    const row = await service.selectFrom('serviceState').select('value').where('key', '=', key).executeTakeFirst();
    return row?.value;
  },
  put: async (key, value) => {
    await service
      .insertInto('serviceState')
      .values({ key, value })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
      .execute();
  },
});
