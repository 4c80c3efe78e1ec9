// In which language a scored person asked, so that the answer comes in the same; those of before read the page in English unless they said so.

export const requestLanguage = `
  alter table assessment_request add column language text not null default 'en';`;
