import {
  ArrowLeft,
  ArrowLeftRight,
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  Copy,
  ExternalLink,
  Eye,
  FileDown,
  FileUp,
  History,
  Keyboard,
  Lock,
  LockOpen,
  MapPinOff,
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
  Waypoints,
} from 'lucide-static'
import { drawingOf } from './icon-svg'

export const addIcon = drawingOf(Plus)
export const backIcon = drawingOf(ArrowLeft)
export const changeProjectIcon = drawingOf(ArrowLeftRight)
export const copyIcon = drawingOf(Copy)
export const deleteIcon = drawingOf(Trash2)
export const detailsIcon = drawingOf(ChevronRight)
export const driversIcon = drawingOf(Truck)
export const dropIcon = drawingOf(FileUp)
export const externalIcon = drawingOf(ExternalLink)
export const historyIcon = drawingOf(History)
export const lockedIcon = drawingOf(Lock)
export const nextPageIcon = drawingOf(ChevronRight)
export const noCoordinatesIcon = drawingOf(MapPinOff)
export const noResultIcon = drawingOf(SearchX)
export const openMenuIcon = drawingOf(ChevronDown)
export const optimiseIcon = drawingOf(Waypoints)
export const previousPageIcon = drawingOf(ChevronLeft)
export const redoIcon = drawingOf(Redo2)
export const refreshIcon = drawingOf(RefreshCw)
export const reportIcon = drawingOf(FileDown)
export const routesEmptyIcon = drawingOf(Route)
export const searchIcon = drawingOf(Search)
export const shortcutsIcon = drawingOf(Keyboard)
export const undoIcon = drawingOf(Undo2)
export const unlockedIcon = drawingOf(LockOpen)
export const uploadIcon = drawingOf(Upload)
export const viewIcon = drawingOf(Eye)
