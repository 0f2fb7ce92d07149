import { CircleAlert, CircleCheck, CircleUserRound, Info, LogOut, OctagonAlert, TriangleAlert, X } from 'lucide-static'
import { drawingOf } from './icon-svg'

// What shows before anybody is let in comes with the page; every other icon comes with the desk.
export const accountIcon = drawingOf(CircleUserRound)
export const closeIcon = drawingOf(X)
export const errorIcon = drawingOf(OctagonAlert)
export const fieldErrorIcon = drawingOf(CircleAlert)
export const infoIcon = drawingOf(Info)
export const logoutIcon = drawingOf(LogOut)
export const successIcon = drawingOf(CircleCheck)
export const warningIcon = drawingOf(TriangleAlert)
