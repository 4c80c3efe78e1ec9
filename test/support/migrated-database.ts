// Before the journeys: a migrated database, which every service that is started on a folder of its own begins with. Migrating costs
// more than a third of a first start; a journey that is about the first start gives an empty folder.
import { templateFolder } from './database-template.ts';

export async function setup(): Promise<void> {
  process.env['TEST_DATABASE_FOLDER'] = await templateFolder();
}
