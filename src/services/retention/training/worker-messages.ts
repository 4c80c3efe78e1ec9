// What the training thread and its owner say to each other.
import type { FamilyModel } from '../model/family-model.ts';

export type FromWorker =
  | { readonly kind: 'progress'; readonly share: number }
  | { readonly kind: 'trained'; readonly model: FamilyModel }
  | { readonly kind: 'failed'; readonly message: string };
