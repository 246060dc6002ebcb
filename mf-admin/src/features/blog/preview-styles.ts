/** Of the preview: the look of the blog without its fonts, which a frame without an origin cannot fetch. */
export const previewStyles = `
:root {
  color: #17181b;
  background: #faf7f1;
  font: 1.125rem / 1.75 system-ui, sans-serif;
}

body {
  margin: 0;
  padding: 2.5rem clamp(1rem, 5vw, 4rem);
}

article {
  display: grid;
  gap: 1.5rem;
  margin-inline: auto;
  max-inline-size: 44rem;
}

p,
h1,
h2,
h3,
h4,
ul,
blockquote,
figure {
  margin: 0;
}

h1,
h2,
h3,
h4 {
  font-family: Georgia, serif;
  font-weight: 500;
  line-height: 1.15;
}

h1 {
  font-size: 2.5rem;
}

h2 {
  font-size: 1.75rem;
}

h3,
h4 {
  font-size: 1.375rem;
}

.category,
.author {
  color: #5b574f;
  font-size: 0.875rem;
}

.excerpt {
  font-size: 1.375rem;
  line-height: 1.5;
}

img {
  block-size: auto;
  max-inline-size: 100%;
}

.picture {
  aspect-ratio: 3 / 2;
  inline-size: 100%;
  object-fit: cover;
}

.content {
  display: grid;
  gap: 1.5rem;
  grid-template-columns: minmax(0, 1fr);
  overflow-wrap: break-word;
}

blockquote {
  border-inline-start: 1px solid #8f6b36;
  padding-inline-start: 1.5rem;
}

.tags {
  display: flex;
  flex-wrap: wrap;
  font-size: 0.875rem;
  gap: 0.5rem 1rem;
  list-style: none;
  padding: 0;
}
`;
