import type { ComponentType } from 'react';

/** The pages of this area, each loaded when it is first opened. */
export const formPages: Readonly<Record<string, ComponentType>> = {};
