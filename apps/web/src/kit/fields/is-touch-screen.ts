/** Whether there is a finger in place of mouse and keyboard: nothing can be dropped, and a keyboard on the screen covers choices. */
export const isTouchScreen = (): boolean => window.matchMedia('(hover: none) and (pointer: coarse)').matches;
