export function App() {
  return (
    <main>
      <h1>Powerboats</h1>
    </main>
  );
}
