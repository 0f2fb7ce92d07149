/** Responsible for the endpoints of the users of an organisation, and of the links by which they choose a password. */
export {
  choosePassword,
  readPasswordLink,
  changeUser,
  createPasswordLink,
  inviteUser,
  listUsers,
  roleCodec,
} from './user-endpoints'
