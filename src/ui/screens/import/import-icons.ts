import {
  ArrowLeftRight,
  Check,
  CircleQuestionMark,
  CopyCheck,
  Download,
  SignpostBig,
  WandSparkles,
} from 'lucide-static'
import { iconSvgOf } from '../../components'

export const doneIcon = iconSvgOf(Check)
export const duplicateIcon = iconSvgOf(CopyCheck)
export const fixAllIcon = iconSvgOf(WandSparkles)
export const notCheckedIcon = iconSvgOf(CircleQuestionMark)
export const saveRowsIcon = iconSvgOf(Download)
export const streetOnlyIcon = iconSvgOf(SignpostBig)
export const swapIcon = iconSvgOf(ArrowLeftRight)
