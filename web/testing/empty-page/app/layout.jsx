export default function Layout({ children }) {
  return (
    <html lang="de-AT">
      <body>{children}</body>
    </html>
  );
}
