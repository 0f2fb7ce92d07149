/** Responsible for the users of an organisation: their names, roles and states. */
export {
  canAdminister,
  changeUser,
  isLastAdministrator,
  stateOfUser,
  userRoles,
  userStates,
  foldName,
  type LinkedUser,
  type PasswordLink,
  type UserInvitation,
  type OrganisationUser,
  type UserChange,
  type UserRole,
  type UserState,
} from './organisation-user'
