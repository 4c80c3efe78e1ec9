// A promise of the service that was broken in a story.
export class Violation extends Error {
  override readonly name = 'Violation';
}
