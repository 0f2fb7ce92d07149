import { BrowserRouter } from 'react-router-dom'
// Before what the screens add to it.
import '../design/index.css'
import type { Desk } from '../desk'
import { Frame } from './frame'

export const App = ({ desk }: { readonly desk: Desk }) => (
  <BrowserRouter>
    <Frame desk={desk} />
  </BrowserRouter>
)
