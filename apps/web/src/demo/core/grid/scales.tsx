import { Badge } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { useState } from 'react';
import { usePhrases } from '../../../i18n/phrases.tsx';
import { rootVariable } from '../root-variable.ts';
import classes from './grid.module.css';

const phrases = {
  from: (width: string) => ({ th: `กว้างตั้งแต่ ${width}`, en: `From a width of ${width}` }),
  now: { th: 'ถึงแล้วในหน้าต่างนี้', en: 'Reached in this window' },
};

const sizes = ['xs', 'sm', 'md', 'lg', 'xl'] as const;

/** From which width on a screen has more room, and which of them this window has reached. */
export function Breakpoints() {
  const t = usePhrases(phrases);
  const [, drawAgain] = useState(0);
  useWindowEvent('resize', () => drawAgain(window.innerWidth));
  return (
    <dl className={classes.scale}>
      {sizes.map((size) => {
        const width = rootVariable(`--mantine-breakpoint-${size}`);
        return (
          <div key={size}>
            <dt>
              {size} · {width}
            </dt>
            <dd>
              {t.from(`${Number.parseFloat(width) * 16} px`)}{' '}
              {width !== '' && window.matchMedia(`(min-width: ${width})`).matches && (
                <Badge variant="light" color="green" tt="none">
                  {t.now}
                </Badge>
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

/** The distances between parts. */
export function Spacings() {
  return (
    <dl className={classes.scale}>
      {sizes.map((size) => (
        <div key={size}>
          <dt>
            {size} · {rootVariable(`--mantine-spacing-${size}`)}
          </dt>
          <dd>
            <span className={classes.length} style={{ width: `calc(var(--mantine-spacing-${size}) * 4)` }} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
