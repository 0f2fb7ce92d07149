import { checkAddresses, forgetCorrection, listCorrections, lookUpAddress, restoreCorrection } from './address'
import { readAudit } from './audit'
import type { AnyEndpoint } from './endpoint'
import { changeDriver, createDriver, deleteDriver, listDrivers, readDriver, restoreDriver } from './driver'
import { exportStops } from './export'
import { followProject, listChanges, redoChange, undoChange } from './history'
import { importStops } from './import'
import { changeLocks } from './lock'
import { moveStops, priceStops } from './move'
import { acceptProposal, cancelJob, followJob, optimiseProject, postRouteProblem, readJob } from './optimisation'
import { isAlive, isReady, readConfig, readDocs, readDocsStyle, readMetrics, readOpenApi, showTask } from './operations'
import { createProject, deleteProject, downloadReport, listProjects, readProject, saveProject } from './project'
import {
  changeRouteDriver,
  changeStopDriver,
  deleteRoute,
  listExternalRoutes,
  recalculateAllRoutes,
  recalculateRoute,
  readStreetTile,
} from './route'
import {
  changePassword,
  createProgramKey,
  endKey,
  endOtherSessions,
  listKeys,
  logIn,
  logInByOpenId,
  logOut,
  requestOpenId,
} from './session'
import { changeUser, choosePassword, createPasswordLink, inviteUser, listUsers, readPasswordLink } from './user'
import {
  addStop,
  deleteStop,
  editStop,
  listStops,
  readStop,
  readStopsDocument,
  readTask,
  updateStop,
  uploadStops,
} from './stop'

export const endpoints = {
  logIn,
  requestOpenId,
  logInByOpenId,
  logOut,
  listKeys,
  createProgramKey,
  endKey,
  endOtherSessions,
  changePassword,
  readPasswordLink,
  choosePassword,
  listProjects,
  createProject,
  readProject,
  saveProject,
  deleteProject,
  downloadReport,
  exportStops,
  listStops,
  readStopsDocument,
  addStop,
  uploadStops,
  importStops,
  readStop,
  readTask,
  updateStop,
  editStop,
  deleteStop,
  listExternalRoutes,
  recalculateRoute,
  recalculateAllRoutes,
  changeRouteDriver,
  changeStopDriver,
  deleteRoute,
  changeLocks,
  moveStops,
  priceStops,
  optimiseProject,
  postRouteProblem,
  readJob,
  cancelJob,
  acceptProposal,
  followJob,
  listDrivers,
  createDriver,
  readDriver,
  changeDriver,
  deleteDriver,
  restoreDriver,
  listChanges,
  undoChange,
  redoChange,
  followProject,
  lookUpAddress,
  checkAddresses,
  listCorrections,
  forgetCorrection,
  restoreCorrection,
  listUsers,
  inviteUser,
  changeUser,
  createPasswordLink,
  readAudit,
  isAlive,
  isReady,
  readOpenApi,
  readDocs,
  readDocsStyle,
  readMetrics,
  readConfig,
  readStreetTile,
  showTask,
} as const

export const allEndpoints: ReadonlyArray<AnyEndpoint> = Object.values(endpoints)
