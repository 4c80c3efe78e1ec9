// Keeps the flow and the chosen step in sight: the panel that opens beside the drawing takes room from it, so the whole flow is fitted
// anew while it can still be read. A step chosen by its name or just added may stand anywhere. Who pans away afterwards is left alone.
import { getViewportForBounds, type Node, useReactFlow, useStore, type Viewport } from '@xyflow/react';
import { useEffect, useRef } from 'react';
import { moved } from './moved.ts';

/** Smaller than that, nobody reads the steps: then only the chosen one comes into sight. */
const leastZoom = 0.6;
export const fitting = { maxZoom: 1, padding: 0.08 } as const;

export function InSight({ id }: { id: string }): undefined {
  const { fitView, getNode, getNodes, getNodesBounds, getViewport, setViewport } = useReactFlow();
  const width = useStore((state) => state.width);
  const height = useStore((state) => state.height);
  // A step that was just added is drawn a moment after it was chosen.
  const isDrawn = useStore((state) => state.nodeLookup.has(id));
  const before = useRef(width);
  useEffect(() => {
    const widened = before.current === 0 ? 0 : width - before.current;
    before.current = width;
    const node = isDrawn ? getNode(id) : undefined;
    if (width === 0) return;
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    const duration = isStill ? 0 : 200;
    const whole = getViewportForBounds(
      getNodesBounds(getNodes()),
      width,
      height,
      0.1,
      fitting.maxZoom,
      fitting.padding,
    );
    if (widened !== 0 && whole.zoom >= leastZoom) {
      void fitView({ ...fitting, duration });
      return;
    }
    const next = aside(getViewport(), { node, widened, pane: { width, height } });
    if (next !== undefined) void setViewport(next, { duration });
  }, [id, isDrawn, width, height, fitView, getNode, getNodes, getNodesBounds, getViewport, setViewport]);
}

interface Around {
  readonly node: Node | undefined;
  /** By how many pixels the drawing has become wider. */
  readonly widened: number;
  readonly pane: { readonly width: number; readonly height: number };
}

/** Where the drawing goes so that the chosen step is seen whole, or what stood in the middle stays there; undefined where it may stay. */
function aside(present: Viewport, { node, widened, pane }: Around): Viewport | undefined {
  if (node === undefined) return widened === 0 ? undefined : { ...present, x: present.x + widened / 2 };
  const { width = 288, height = 110 } = node.measured ?? {};
  const next = moved(present, { ...node.position, width, height }, pane);
  return next.x === present.x && next.y === present.y ? undefined : next;
}
