/** Hours in Bangkok in which other servers are asked for much. */
export const night = { from: 1, to: 5 };
