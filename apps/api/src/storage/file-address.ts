/** Address of a stored file. */
export const fileAddress = (path: string): string => `/files/${path}`;
