// Keeps the chosen step in sight: the panel that opens beside it takes room from the canvas, and a step chosen by its name or just
// added may stand anywhere. Who pans away afterwards is left alone.
import { useReactFlow, useStore } from '@xyflow/react';
import { useEffect } from 'react';
import { moved } from './moved.ts';

export function InSight({ id }: { id: string }): undefined {
  const { getNode, getViewport, setViewport } = useReactFlow();
  const width = useStore((state) => state.width);
  const height = useStore((state) => state.height);
  // A step that was just added is drawn a moment after it was chosen.
  const isDrawn = useStore((state) => state.nodeLookup.has(id));
  useEffect(() => {
    const node = isDrawn ? getNode(id) : undefined;
    if (node === undefined || width === 0) return;
    const { width: across = 240, height: down = 100 } = node.measured ?? {};
    const present = getViewport();
    const next = moved(present, { ...node.position, width: across, height: down }, { width, height });
    if (next.x === present.x && next.y === present.y) return;
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    void setViewport(next, { duration: isStill ? 0 : 200 });
  }, [id, isDrawn, width, height, getNode, getViewport, setViewport]);
}
