// The map of the whole flow and the buttons for its size. They stand below the drawing, so that they never cover a step.
import { Controls, MiniMap, useStore } from '@xyflow/react';
import type { ReactNode } from 'react';
import { fitting } from './in-sight.tsx';

/** Pixels: wide and low, as the bar is. */
const mapSize = { width: 200, height: 76 };

/** So many steps are seen whole: a map of them would say nothing more. */
const inSight = 8;

export function MapBar(): ReactNode {
  const steps = useStore((state) => state.nodes.length);
  return (
    <div className="map-bar flex items-center justify-between gap-2 border-t border-line p-2">
      <Controls showInteractive={false} orientation="horizontal" fitViewOptions={fitting} />
      {steps > inSight && <MiniMap pannable zoomable style={mapSize} />}
    </div>
  );
}
