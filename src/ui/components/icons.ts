import {
  ArrowDown,
  ArrowLeft,
  ArrowLeftRight,
  ArrowRight,
  ArrowUp,
  CalendarX2,
  ChartGantt,
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  ClockAlert,
  Coffee,
  Copy,
  EllipsisVertical,
  ExternalLink,
  Eye,
  FileDown,
  FileSpreadsheet,
  FileUp,
  History,
  Keyboard,
  Lock,
  LockOpen,
  MapPin,
  MapPinOff,
  Maximize2,
  Milestone,
  Minimize2,
  Pencil,
  Package,
  Plus,
  Redo2,
  RefreshCw,
  Route,
  Search,
  SearchX,
  Trash2,
  Truck,
  Undo2,
  Upload,
  UserPlus,
  UserRound,
  Waypoints,
  Zap,
} from 'lucide-static'
import { iconSvgOf } from './icon'

export const addIcon = iconSvgOf(Plus)
export const backIcon = iconSvgOf(ArrowLeft)
export const breakIcon = iconSvgOf(Coffee)
export const changeProjectIcon = iconSvgOf(ArrowLeftRight)
export const colleagueIcon = iconSvgOf(UserRound)
export const copyIcon = iconSvgOf(Copy)
export const deleteIcon = iconSvgOf(Trash2)
export const detailsIcon = iconSvgOf(ChevronRight)
export const driversIcon = iconSvgOf(Truck)
export const dropIcon = iconSvgOf(FileUp)
export const earlierIcon = iconSvgOf(ArrowUp)
export const editIcon = iconSvgOf(Pencil)
export const externalIcon = iconSvgOf(ExternalLink)
export const fullHeightIcon = iconSvgOf(Maximize2)
export const historyIcon = iconSvgOf(History)
export const importIcon = iconSvgOf(FileSpreadsheet)
export const laterIcon = iconSvgOf(ArrowDown)
export const lateIcon = iconSvgOf(ClockAlert)
export const partHeightIcon = iconSvgOf(Minimize2)
export const lockedIcon = iconSvgOf(Lock)
export const moreIcon = iconSvgOf(EllipsisVertical)
export const moveToIcon = iconSvgOf(ArrowRight)
export const newRouteIcon = iconSvgOf(UserPlus)
export const nextPageIcon = iconSvgOf(ChevronRight)
export const noCoordinatesIcon = iconSvgOf(MapPinOff)
export const noResultIcon = iconSvgOf(SearchX)
export const openMenuIcon = iconSvgOf(ChevronDown)
export const optimiseIcon = iconSvgOf(Waypoints)
export const overIcon = iconSvgOf(Package)
export const placeIcon = iconSvgOf(MapPin)
export const previousPageIcon = iconSvgOf(ChevronLeft)
export const redoIcon = iconSvgOf(Redo2)
export const recalculateIcon = iconSvgOf(Milestone)
export const refreshIcon = iconSvgOf(RefreshCw)
export const reportIcon = iconSvgOf(FileDown)
export const routesEmptyIcon = iconSvgOf(Route)
export const searchIcon = iconSvgOf(Search)
export const shortcutsIcon = iconSvgOf(Keyboard)
export const timelineIcon = iconSvgOf(ChartGantt)
export const undoIcon = iconSvgOf(Undo2)
export const unlockedIcon = iconSvgOf(LockOpen)
export const unplanIcon = iconSvgOf(CalendarX2)
export const uploadIcon = iconSvgOf(Upload)
export const urgentIcon = iconSvgOf(Zap)
export const viewIcon = iconSvgOf(Eye)
