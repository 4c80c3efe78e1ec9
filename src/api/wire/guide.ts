// The guides that the service shows as pages beside the API reference.

export const guideNames = ['webhooks', 'widget', 'changelog'] as const;
export type GuideName = (typeof guideNames)[number];
