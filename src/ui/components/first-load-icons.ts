import { CircleAlert, CircleCheck, CircleUserRound, Info, LogOut, OctagonAlert, TriangleAlert, X } from 'lucide-static'
import { iconSvgOf } from './icon'

// The icons that show before sign-in, loaded with the entry module; `icons.ts` has the others.
export const accountIcon = iconSvgOf(CircleUserRound)
export const closeIcon = iconSvgOf(X)
export const errorIcon = iconSvgOf(OctagonAlert)
export const fieldErrorIcon = iconSvgOf(CircleAlert)
export const infoIcon = iconSvgOf(Info)
export const logoutIcon = iconSvgOf(LogOut)
export const successIcon = iconSvgOf(CircleCheck)
export const warningIcon = iconSvgOf(TriangleAlert)
