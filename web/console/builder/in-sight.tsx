// Keeps the chosen step in sight: the panel that opens beside it takes room from the canvas, and a step chosen by its name or just
// added may stand anywhere. Who pans away afterwards is left alone.
import { useReactFlow, useStore } from '@xyflow/react';
import { useEffect, useRef } from 'react';
import { moved } from './moved.ts';

export function InSight({ id }: { id: string }): undefined {
  const { getNode, getViewport, setViewport } = useReactFlow();
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
    if (node === undefined) {
      // Nothing is chosen: what stood in the middle stays there.
      const { x, ...rest } = getViewport();
      if (widened !== 0) void setViewport({ ...rest, x: x + widened / 2 });
      return;
    }
    const { width: across = 240, height: down = 100 } = node.measured ?? {};
    const present = getViewport();
    const next = moved(present, { ...node.position, width: across, height: down }, { width, height });
    if (next.x === present.x && next.y === present.y) return;
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    void setViewport(next, { duration: isStill ? 0 : 200 });
  }, [id, isDrawn, width, height, getNode, getViewport, setViewport]);
}
