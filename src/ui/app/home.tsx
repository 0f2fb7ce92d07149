import { observer } from 'mobx-react-lite'
import { useDesk } from '../desk'

export const Home = observer(() => {
  const { user } = useDesk().session
  return (
    <>
      <title>Rondrit</title>
      <h1 className="rr-sr">Rondrit</h1>
      <p>Signed in as {user?.username}</p>
    </>
  )
})
