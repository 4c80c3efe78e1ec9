// Where the drawing has to be moved so that a step is seen whole.

/** How far the drawing is moved, in pixels, and how much it is enlarged. */
interface View {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** So close to the border counts as outside: its ring and its handles are to be seen too. */
const marginPx = 12;

/** The same view while `box` (in the drawing's own measure) is seen whole; otherwise it comes to the middle of each axis it left. */
export const moved = (view: View, box: Size & { readonly x: number; readonly y: number }, pane: Size): View => ({
  ...view,
  x: along(view.x, { from: box.x * view.zoom, length: box.width * view.zoom, room: pane.width }),
  y: along(view.y, { from: box.y * view.zoom, length: box.height * view.zoom, room: pane.height }),
});

function along(by: number, { from, length, room }: Readonly<Record<'from' | 'length' | 'room', number>>): number {
  const isSeen = by + from >= marginPx && by + from + length <= room - marginPx;
  return isSeen ? by : (room - length) / 2 - from;
}
