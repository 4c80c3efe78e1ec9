// npm run sbom > muster.cdx.json — what this software is made of, as CycloneDX 1.5, from package-lock.json alone: the same lock file
// gives the same bytes, so that two releases can be compared. `npm run sbom -- licences` prints the table of licences instead.
// https://cyclonedx.org/docs/1.5/json/
import { inventoryOf, licenceTable, sbomOf } from './sbom/inventory.ts';

const inventory = inventoryOf('package-lock.json');
console.log(process.argv[2] === 'licences' ? licenceTable(inventory) : JSON.stringify(sbomOf(inventory), undefined, 2));
