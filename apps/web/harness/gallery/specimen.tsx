import type { ReactNode } from 'react';

/** One thing of the gallery, with room around it for what it opens. */
export function Specimen({ name, children, room = 0 }: { name: string; children: ReactNode; room?: number }) {
  return (
    <section data-specimen={name} style={{ marginBottom: `${2 + room}rem` }}>
      {children}
    </section>
  );
}
