import type { ComponentType, ReactNode } from 'react';
import type { z } from 'zod';
import { useOpenForm } from '../url-state/screen-state.ts';
import { lazyForm } from './lazy-form.tsx';

/** The screen of an entity: its list, or the form that the address names. */
export function listOrForm<Id extends string | number>(
  entity: { id: z.core.$ZodType<Id> },
  List: ComponentType,
  loadForm: () => Promise<ComponentType<{ id: Id | 'add' }>>,
): () => ReactNode {
  const Form = lazyForm(loadForm);
  return () => {
    const id = useOpenForm(entity);
    return id === null ? <List /> : <Form key={id} id={id} />;
  };
}
