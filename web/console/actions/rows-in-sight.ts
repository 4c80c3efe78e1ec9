// Which rows of a long list are in sight. They are virtualised ten at a time: the places of a hundred thousand rows cannot
// be computed anew within a frame. Those that are drawn follow one another as the browser lays them out, and only the room
// above and below them is computed: whatever their heights become, however late they are measured, none lies over another.
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useEffectEvent, useLayoutEffect, useState, type RefObject } from 'react';

/** Before a row has been measured. */
const rowHeight = 84;
const perBlock = 10;

interface InSight {
  readonly first: number;
  /** Behind the last. */
  readonly end: number;
  /** Pixels that the rows before and after them take. */
  readonly above: number;
  readonly below: number;
}

/** `list` has the rows in sight as its children. */
export function useRowsInSight(list: RefObject<HTMLElement | null>, count: number): InSight {
  const offset = useOffsetTop(list);
  // oxlint-disable-next-line react/incompatible-library -- nothing is compiled here: its functions are called anew on each render
  const blocks = useWindowVirtualizer({
    count: Math.ceil(count / perBlock),
    estimateSize: () => rowHeight * perBlock,
    overscan: 1,
    scrollMargin: offset,
    // The page is right as it is laid out: nothing has to be drawn at once.
    useFlushSync: false,
  });
  const shown = blocks.getVirtualItems();
  const first = (shown.at(0)?.index ?? 0) * perBlock;
  const end = Math.min(count, ((shown.at(-1)?.index ?? -1) + 1) * perBlock);
  useMeasuring(list, (rows) => {
    for (const { index } of shown) {
      const top = rows[index * perBlock - first];
      const bottom = rows[Math.min((index + 1) * perBlock, end) - first - 1];
      if (top !== undefined && bottom !== undefined)
        blocks.resizeItem(index, bottom.getBoundingClientRect().bottom - top.getBoundingClientRect().top);
    }
  });
  const above = (shown.at(0)?.start ?? offset) - offset;
  const below = blocks.getTotalSize() - ((shown.at(-1)?.end ?? offset) - offset);
  return { first, end, above, below: Math.max(0, below) };
}

/** Whenever rows were drawn, and whenever their heights have changed by themselves. */
function useMeasuring(list: RefObject<HTMLElement | null>, take: (rows: HTMLCollection) => void): void {
  const measure = useEffectEvent(() => {
    if (list.current !== null) take(list.current.children);
  });
  useLayoutEffect(() => measure());
  useEffect(() => {
    const sizes = new ResizeObserver(() => measure());
    if (list.current !== null) sizes.observe(list.current);
    return () => sizes.disconnect();
  }, [list]);
}

/** What stands above the list grows and shrinks with the width of the page. */
function useOffsetTop(list: RefObject<HTMLElement | null>): number {
  const [offset, setOffset] = useState(0);
  useEffect(() => {
    const sizes = new ResizeObserver(() => setOffset(list.current?.offsetTop ?? 0));
    sizes.observe(document.body);
    return () => sizes.disconnect();
  }, [list]);
  return offset;
}
