// A backup that was made in the middle of work, put back on the embedded database.
import { cutOffStory } from '../support/cut-off-story.ts';
import { folderPlace } from '../support/put-back.ts';

cutOffStory(folderPlace, folderPlace);
