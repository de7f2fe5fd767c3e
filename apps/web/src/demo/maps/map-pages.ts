import type { ComponentType } from 'react';

/** The pages of this area, each loaded when it is first opened. */
export const mapPages: Readonly<Record<string, ComponentType>> = {};
