// Where the panel stands: beside the drawing and as high as the window, or, on a narrow screen, below it, where it is brought into sight.
import { useEffect, useRef, type ReactNode } from 'react';

/** From here on there is room for both. */
const wide = '(min-width: 48rem)';

export function Beside({ children }: { readonly children: ReactNode }): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (window.matchMedia(wide).matches) return;
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    place.current?.scrollIntoView({ block: 'start', behavior: isStill ? 'auto' : 'smooth' });
    place.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div
      ref={place}
      tabIndex={-1}
      className="min-w-0 max-md:min-h-[80dvh] scroll-mt-20 rounded-card md:sticky md:top-18 md:max-h-[calc(100dvh-6rem)] md:overflow-y-auto"
    >
      {children}
    </div>
  );
}
