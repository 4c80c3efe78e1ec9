// The map of the whole flow and the buttons for its size. They stand below the drawing, so that they never cover a step.
import { Controls, MiniMap } from '@xyflow/react';
import type { ReactNode } from 'react';

/** Pixels: wide and low, as the bar is. */
const mapSize = { width: 200, height: 76 };

export const MapBar = (): ReactNode => (
  <div className="map-bar flex items-center justify-between gap-2 border-t border-line p-2">
    <Controls showInteractive={false} orientation="horizontal" fitViewOptions={{ maxZoom: 1, padding: 0.1 }} />
    <MiniMap pannable zoomable style={mapSize} />
  </div>
);
