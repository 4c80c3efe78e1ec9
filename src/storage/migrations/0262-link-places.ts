// An integration the other way asks by the id over there what was written. Where both ids are one, the primary key answers.
export const linkPlaces = `
  create index link_place on link (tenant, integration, remote_id) where remote_id <> id;`;
