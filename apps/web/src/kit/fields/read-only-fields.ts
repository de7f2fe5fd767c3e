import { createContext } from 'react';

/** Whether the fields inside are read-only, for what `<fieldset disabled>` does not reach, such as an editor. */
export const ReadOnlyFields = createContext(false);
