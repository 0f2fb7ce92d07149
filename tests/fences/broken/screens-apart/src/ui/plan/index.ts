export const lockOnScreen = ''
