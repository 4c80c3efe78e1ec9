// Carrying by finger. A long press takes a thing up, so that a quick one still scrolls the page; browsers carry by mouse themselves.
import { useEffect, useRef, type RefObject } from 'react';

const longPressMs = 350;
/** A finger that moves further before it has pressed long enough scrolls. */
const tremblePixels = 8;
/** So near to an edge, what lies beyond it comes into sight. */
const edgePixels = 56;
const scrollPixels = 9;

interface Landing {
  readonly kind: string;
  readonly isOff: boolean;
  /** With how far below its upper edge. */
  readonly onLand: (id: string, y: number) => void;
  /** While something is over it, and without a place once it has left. */
  readonly onOver: (y: number | undefined) => void;
}

const landings = new Map<Element, RefObject<Landing>>();

/** Makes an element a place for fingers to put things down. */
export function useTouchLanding(place: RefObject<HTMLElement | null>, landing: Landing): void {
  const latest = useLatest(landing);
  useEffect(() => {
    const element = place.current;
    if (element === null) return undefined;
    landings.set(element, latest);
    return () => void landings.delete(element);
  }, [place, latest]);
}

interface Draggable {
  readonly kind: string;
  readonly id: string;
  readonly isOff: boolean;
  /** With where on the screen the finger is. */
  readonly onTakeUp: (y: number) => void;
  readonly onPutDown: () => void;
}

/** Makes an element one that fingers can carry. */
export function useTouchCarry(place: RefObject<HTMLElement | null>, thing: Draggable): void {
  const latest = useLatest(thing);
  const { isOff } = thing;
  useEffect(() => {
    const element = place.current;
    if (element === null || isOff) return undefined;
    const leave = new AbortController();
    listen(element, latest, leave.signal);
    return () => leave.abort();
  }, [place, latest, isOff]);
}

function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

const pointOf = ({ clientX: x, clientY: y }: Touch): Point => ({ x, y });

/** The listeners are there before a finger is: one that is added under it can no longer hold back the scrolling. */
function listen(item: HTMLElement, thing: RefObject<Draggable>, signal: AbortSignal): void {
  let pressed:
    | { readonly at: Point; readonly since: number; readonly timer: ReturnType<typeof setTimeout> }
    | undefined;
  let carrying: Carrying | undefined;
  const release = (): void => {
    clearTimeout(pressed?.timer);
    pressed = undefined;
    carrying?.end();
    carrying = undefined;
  };
  /** Told by the clock of the finger: a page that was busy hears of a flick only after the time of a press. */
  const isEarly = ({ timeStamp }: TouchEvent): boolean => timeStamp - (pressed?.since ?? 0) < longPressMs;
  const on = { signal };
  item.addEventListener(
    'touchstart',
    ({ touches, timeStamp: since }) => {
      const [touch, another] = touches;
      release();
      if (touch === undefined || another !== undefined) return;
      const at = pointOf(touch);
      pressed = { at, since, timer: setTimeout(() => (carrying = takeUp(item, thing.current, at)), longPressMs) };
    },
    { signal, passive: true },
  );
  item.addEventListener(
    'touchmove',
    (event) => {
      const [touch] = event.touches;
      if (touch === undefined || pressed === undefined) return;
      const at = pointOf(touch);
      if (carrying === undefined || isEarly(event)) {
        if (Math.hypot(at.x - pressed.at.x, at.y - pressed.at.y) > tremblePixels) release();
        return;
      }
      event.preventDefault();
      carrying.moveTo(at);
    },
    { signal, passive: false },
  );
  item.addEventListener(
    'touchend',
    (event) => {
      if (carrying !== undefined && !isEarly(event)) {
        // Otherwise it counts as a press on what was carried.
        event.preventDefault();
        carrying.land();
      }
      release();
    },
    { signal, passive: false },
  );
  item.addEventListener('touchcancel', release, on);
  signal.addEventListener('abort', release);
  holdBack(item, () => pressed !== undefined, on);
}

/** A long press also opens menus of links and begins a carrying of the browser's own. */
function holdBack(item: HTMLElement, isPressed: () => boolean, on: AddEventListenerOptions): void {
  for (const kind of ['contextmenu', 'dragstart'])
    item.addEventListener(
      kind,
      (event) => {
        if (!isPressed()) return;
        event.preventDefault();
        event.stopPropagation();
      },
      on,
    );
}

interface Carrying {
  readonly moveTo: (at: Point) => void;
  /** Puts it down where the finger is. */
  readonly land: () => void;
  readonly end: () => void;
}

function takeUp(item: HTMLElement, { kind, id, onTakeUp, onPutDown }: Draggable, from: Point): Carrying {
  const ghost = ghostOf(item);
  let at = from;
  let over: Over | undefined;
  let frame = 0;
  const look = (): void => {
    const found = landingAt(kind, at);
    if (over !== undefined && over.landing !== found?.landing) over.landing.current.onOver(undefined);
    over = found;
    over?.landing.current.onOver(over.y);
  };
  const follow = (): void => {
    if (scrollAtEdge(item, at)) look();
    frame = requestAnimationFrame(follow);
  };
  onTakeUp(from.y);
  follow();
  return {
    moveTo(point) {
      at = point;
      ghost.style.translate = `${String(at.x - from.x)}px ${String(at.y - from.y)}px`;
      look();
    },
    land() {
      if (over !== undefined) over.landing.current.onLand(id, over.y);
    },
    end() {
      cancelAnimationFrame(frame);
      ghost.remove();
      over?.landing.current.onOver(undefined);
      onPutDown();
    },
  };
}

interface Over {
  readonly landing: RefObject<Landing>;
  readonly y: number;
}

function landingAt(kind: string, { x, y }: Point): Over | undefined {
  for (const element of document.elementsFromPoint(x, y)) {
    const landing = landings.get(element);
    if (landing?.current.kind === kind && !landing.current.isOff)
      return { landing, y: y - element.getBoundingClientRect().top };
  }
  return undefined;
}

/** What is seen under the finger; nothing that is read out or pressed. */
function ghostOf(item: HTMLElement): HTMLElement {
  const { top, left, width, height } = item.getBoundingClientRect();
  const ghost = document.createElement('div');
  ghost.inert = true;
  ghost.className = `${item.className} pointer-events-none shadow-lg`;
  for (const child of item.childNodes) ghost.append(child.cloneNode(true));
  Object.assign(ghost.style, {
    position: 'fixed',
    zIndex: '60',
    margin: '0',
    top: `${String(top)}px`,
    left: `${String(left)}px`,
    width: `${String(width)}px`,
    height: `${String(height)}px`,
  });
  document.body.append(ghost);
  return ghost;
}

/** True where something has moved. */
function scrollAtEdge(item: HTMLElement, { x, y }: Point): boolean {
  const across = stepAt(x, innerWidth);
  const down = stepAt(y, innerHeight);
  if (down !== 0) scrollBy(0, down);
  if (across !== 0) wideParentOf(item)?.scrollBy(across, 0);
  return across !== 0 || down !== 0;
}

const stepAt = (place: number, end: number): number =>
  place < edgePixels ? -scrollPixels : place > end - edgePixels ? scrollPixels : 0;

function wideParentOf(item: HTMLElement): HTMLElement | undefined {
  for (let parent = item.parentElement; parent !== null; parent = parent.parentElement)
    if (parent.scrollWidth > parent.clientWidth && getComputedStyle(parent).overflowX === 'auto') return parent;
  return undefined;
}
