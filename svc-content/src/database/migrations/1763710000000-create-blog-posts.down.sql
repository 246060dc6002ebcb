DROP TABLE content.blog_post;
