// Drawn when it comes near what is seen: below the fold of a phone nothing is fetched or drawn that nobody looks at.
import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react';

interface NearbyProps {
  /** As high as what comes, so that nothing moves. */
  readonly placeholder: ReactNode;
  readonly children: ReactNode;
}

/** Half a screen ahead. */
const margin = '50% 0px';

export function Nearby({ placeholder, children }: NearbyProps): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const target = place.current;
    if (target === null || isNear) return undefined;
    const sight = new IntersectionObserver(
      (seen) => seen.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: margin },
    );
    sight.observe(target);
    return () => sight.disconnect();
  }, [isNear]);
  return <div ref={place}>{isNear ? <Suspense fallback={placeholder}>{children}</Suspense> : placeholder}</div>;
}
