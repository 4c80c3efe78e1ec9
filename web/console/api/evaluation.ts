// Consent to evaluations, and own talks as scenarios.
import { queryOptions } from '@tanstack/react-query';
import type { Api } from './client.ts';
import type { EvaluationConsent, TalkExport } from './wire.ts';

export const consentQuery = (api: Api) =>
  queryOptions({
    queryKey: ['evaluation-consent'],
    queryFn: ({ signal }) => api.get<EvaluationConsent>('/api/v1/evaluations/consent', {}, signal),
  });
export const giveConsent = async (api: Api): Promise<void> => {
  await api.change('PUT /api/v1/evaluations/consent');
};
export const withdrawConsent = (api: Api): Promise<void> => api.change('DELETE /api/v1/evaluations/consent');
export const exportTalks = (api: Api): Promise<TalkExport> => api.change('POST /api/v1/evaluations/talks/export');
