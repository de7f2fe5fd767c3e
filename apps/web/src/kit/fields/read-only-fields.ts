import { createContext } from 'react';

/** Whether the fields inside only show what is stored. What a `<fieldset disabled>` does not reach, such as an editor, looks here. */
export const ReadOnlyFields = createContext(false);
