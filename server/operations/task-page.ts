/**
 * The page of one task, for organisations without another back-office. It holds no data itself: its script asks for
 * the stop with the key of the user who is logged in, so a link that is passed on shows nothing to others.
 */
export const taskPage = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Task – Rondrit</title>
    <link rel="stylesheet" href="/docs.css">
    <script src="/task.js" type="module"></script>
  </head>
  <body>
    <main>
      <h1 id="heading">Task</h1>
      <p id="said" role="status">Loading…</p>
      <dl id="facts"></dl>
      <p><a href="/">To Rondrit</a></p>
    </main>
  </body>
</html>
`
