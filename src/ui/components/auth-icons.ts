import { CircleAlert, CircleCheck, CircleUserRound, Info, LogOut, OctagonAlert, TriangleAlert, X } from 'lucide-static'
import { iconSvgOf } from './icon-svg'

// What shows before anybody is let in comes with the page; every other icon comes with the desk.
export const accountIcon = iconSvgOf(CircleUserRound)
export const closeIcon = iconSvgOf(X)
export const errorIcon = iconSvgOf(OctagonAlert)
export const fieldErrorIcon = iconSvgOf(CircleAlert)
export const infoIcon = iconSvgOf(Info)
export const logoutIcon = iconSvgOf(LogOut)
export const successIcon = iconSvgOf(CircleCheck)
export const warningIcon = iconSvgOf(TriangleAlert)
